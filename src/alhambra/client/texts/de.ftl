# An Tischen eines Servers spielen.

error-server-said = { $sentence }
