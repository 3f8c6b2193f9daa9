# Tables that live in this browser, without a server.

# A short label beside a table in the list: it is stored on this device
local-here = on this device
# A choice in the form for a new table
local-where = Where the table lives
local-server = On the server
local-device = On this device
local-device-about = It needs no network, and nobody else can join.
# A label of a button: store a table as a file
local-export = Store as a file
local-export-table = Store as a file: { $table }
local-delete = Delete
local-delete-table = Delete: { $table }
local-delete-sure = Delete this table from this device for good? { $table }
error-import = This file has no table that can be played here.
# $percent: how much has been fetched, from 0 to 100
local-fetching = Getting ready on this device: { $percent } %
local-starting = Setting up …
local-failed = This browser could not set up the table. Load the page again; if that does not help, try another browser.
local-refused = This browser does not let the page keep tables. Allow it to store data for this page (private windows often forbid it), then load the page again.
error-storage-full = There is no more room on this device, so the last step was not saved and not made. Delete tables on the start page (store them as files first), or free space on the device.
local-new-version = There is a new version of this page.
# A button: load the new version of the page
local-take-version = Use it
# A row of the table's menu: the game of this device goes on at the server, with a friend
carry = Play this with a friend
carry-about = The game so far moves on to a new table on the server, with a link for your friend. What nobody has seen yet is dealt anew. The table on this device stays as it is.
# Above a list of seats, each with a box to tick
carry-seats = Seats for friends
