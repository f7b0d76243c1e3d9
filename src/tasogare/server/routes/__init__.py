"""What the server answers at which address: a module for each kind of thing that is asked for."""
