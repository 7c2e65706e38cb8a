# Playing at tables of a server.

error-server-said = { $sentence }
