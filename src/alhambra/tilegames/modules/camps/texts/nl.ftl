module-camps = De legerkampen
tile-camp = legerkamp { $sides }
