module-huts = De bouwhutten
    .short = Bouwhutten
    .about = Als actie mag je gratis een bouwhut nemen, maar je mag er hoogstens drie bezitten. Hij telt voor zoveel gebouwen van zijn soort als er buren van die soort zonder muur ertussen aan grenzen, hoogstens drie.

kind-take-hut = bouwhut nemen
action-take-hut = { $tile } nemen
event-hut-turned-up = Nu open: { $tile }.
event-hut-taken = { $seat } neemt { $tile }.
    .you = Je neemt { $tile }.

tile-hut = bouwhut { $first } { $sides }
    .letter = h
    .short = hut
