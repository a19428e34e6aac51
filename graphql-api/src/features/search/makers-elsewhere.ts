/** Makers of parts and fluids that people ask for by name: never a misspelt word, whether this shop sells them or not ("motul" is no motor). */
export const MAKERS_ELSEWHERE: ReadonlySet<string> = new Set(
  `acdelco aisin akebono ate bilstein bosch brembo bridgestone castrol centric champion continental cooper dayco delphi denso dorman
  duralast dunlop eibach exide febi ferodo firestone fram gates goodyear hankook hella interstate kayaba koni kyb lemforder liqui mahle
  mann meyle michelin mobil monroe moog motorcraft motul nankang ngk nissens odyssey optima osram penrite pennzoil philips pirelli
  powerstop prestone purolator quaker rancho raybestos sachs shell skf sylvania timken toyo trw valeo valvoline varta wagner walker
  wix yokohama yuasa zerex`.split(/\s+/),
);
