# Why a server cannot start, a database cannot be used, or a GPU cannot compute. $why is a reason: one of the short ones, or the
# English words of a driver. Options, addresses and commands stay as they are typed.

# Short reasons, behind a colon
failure-refused = the connection was refused
failure-address-in-use = the address is in use already
failure-no-such-address = the address cannot be used on this machine
failure-no-such-host = there is no machine of that name
failure-file-not-opened = the file cannot be opened
failure-no-database = the file is no database
failure-read-only = the database may only be read
failure-locked = another program has locked the database
failure-silent = there is no answer
failure-password = the password is wrong
failure-no-such-database = there is no database of that name
failure-another-address = another address

# The database
failure-cannot-open = the database cannot be opened: { $why }
failure-cannot-write = the database cannot be written: { $why }
failure-damaged = the database is damaged: restore a backup
failure-another-program = the database belongs to another program: it has tables, but none of Saqqara’s
failure-newer = the database was made by a newer version of Saqqara: install that one
failure-slashes = a file needs three slashes: sqlite:///tables.db, or four with its whole path: sqlite:////var/tables.db
failure-is-directory = the database { $name } is a directory; name a file in it
failure-no-directory = the directory of the database does not exist: { $directory }
failure-database-kind = database { $kind } is not known; there are sqlite:///FILE and postgresql://…
failure-served-already = the tables in { $file } are served already, at { $address }: stop that server, or give another --database
failure-file-not-written = { $file } cannot be written: { $why }
failure-no-table = there is no table { $table }
failure-not-an-address = { $value } is no address; give one such as 192.0.2.7, or a network such as 2001:db8::/64
failure-not-a-person = { $value } is no person; give the hash that `show` prints, or the secret in their cookie

# The start of a server
failure-origin = --origin must be an address such as https://example.org, not { $value }
failure-proxies = FORWARDED_ALLOW_IPS must be addresses or networks such as 10.0.0.0/8, with commas between them; { $value } is neither
failure-bus-kind = bus { $kind } is not known; there are redis://… and postgresql://…
failure-bus = the bus ({ $kind }) cannot be reached: { $why }
failure-bus-silent = the bus ({ $kind }) does not answer
failure-port = --port must be 0 to { $most }, not { $port }
failure-port-taken = port { $port } is taken; choose another, or none
failure-host = --host { $host } is no address of this machine
failure-listen = cannot listen at { $host } port { $port }: { $why }
failure-workers = several workers need one PostgreSQL: give --database postgresql://…

# The GPU
failure-no-cupy = a GPU needs CuPy, which is not installed: pip install 'saqqara[gpu]'
failure-cupy = CuPy cannot be loaded: { $why }
failure-cuda = there is no GPU that CUDA can use: { $why }
failure-no-gpu = there is no GPU that CUDA can use: it finds no device
# $needed and $free are sizes such as “2.5 GiB”; $device is the name of a GPU
failure-memory = too many games for the memory of { $device }: { $games } need { $needed }, and { $free } are free; at most { $most } fit
failure-kernels = { $compiler } cannot compile the kernels: { $why }
failure-no-compiler = there is no C++ compiler (c++, g++ or clang++) to run kernels on the CPU

# Tournaments
failure-no-ray = --ray needs Ray: pip install 'saqqara[ray]'
failure-ray = no Ray cluster answers: { $why }
failure-no-openskill = ratings need OpenSkill: pip install openskill
