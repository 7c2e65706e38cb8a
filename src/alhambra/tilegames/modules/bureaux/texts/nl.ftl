module-bureaux = De wisselkantoren
card-bureau = wisselkantoor { $first }/{ $second }
