module-camps = The Camps
tile-camp = camp { $sides }
