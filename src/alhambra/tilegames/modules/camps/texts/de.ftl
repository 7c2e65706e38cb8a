module-camps = Die Feldlager
tile-camp = Feldlager { $sides }
