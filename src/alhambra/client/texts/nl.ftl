# Aan tafels van een server spelen.

error-server-said = { $sentence }
