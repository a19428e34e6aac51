/** Text of the article `tyre-and-wheel-care`. */
export function TyreAndWheelCare() {
  return (
    <>
      <p>
        Four patches of rubber, each about the size of a hand, are all that the car has to do with the road.
        They ask for little: air, a look now and then, and bolts at the right torque. Most of it takes five
        minutes at a petrol station.
      </p>

      <h2>Pressure</h2>
      <p>
        The figure for your car is on a sticker in the door frame or inside the fuel flap, for a car that is
        empty and for one that is full. It is meant for cold tyres, that is before driving or after two or
        three kilometres at most. A warm tyre shows 0.2 to 0.3 bar more; letting that out is a mistake.
      </p>
      <p>
        Even a sound tyre loses about 0.1 bar a month, and another 0.1 for every ten degrees that the air gets
        colder. So check once a month, and on the first cold morning. A system that warns of low pressure
        often speaks up only when a fifth or a quarter of it has gone. Don’t forget the spare wheel, and put
        the valve caps back: they keep dirt off the valve.
      </p>

      <h2>Tread and age</h2>
      <p>
        The law in most of Europe asks for 1.6 mm of tread across the middle three quarters of the tyre. Small
        bars between the blocks stand at that height. In the wet, grip is gone earlier: 3 mm for summer tyres
        and 4 mm for winter tyres are good limits to set yourself. Real winter tyres carry a snowflake inside
        a mountain with three peaks; “M+S” alone promises little.
      </p>
      <p>
        Age stands on the side wall, at the end of the letters DOT. Four digits: 2324 is week 23 of 2024. From
        the fifth year on, have tyres looked at once a year. At ten years they are due, whatever their tread,
        the spare wheel included. Cracks between the blocks or in the side wall, and any bulge, end it at
        once.
      </p>

      <h2>What wear tells</h2>
      <ul>
        <li>Both shoulders worn: driven with too little air.</li>
        <li>Only the middle worn: too much.</li>
        <li>One shoulder worn: camber or toe is out. Have it measured before new tyres go on.</li>
        <li>Saw-tooth along the edge: toe again, or a tyre that stayed on the rear axle for too long.</li>
        <li>Dips at even distances: worn dampers, or a wheel out of balance.</li>
      </ul>
      <p>
        A shake in the steering wheel around 100 km/h that comes and goes with speed is balance. One that is
        there only under braking is the discs.
      </p>

      <h2>Changing wheels</h2>
      <ol>
        <li>Write on each wheel where it was, “front left” and so on, with chalk.</li>
        <li>
          Brush rust off hub and wheel with a wire brush. If the wheel has a larger centre hole than the hub,
          the plastic ring that fills the gap goes back in.
        </li>
        <li>
          Look at the seats of the bolts or nuts. Cone, ball and flat washer are three different things, and
          so is their length: about the diameter of the thread must be screwed in. New wheels often need new
          bolts.
        </li>
        <li>Threads and seats stay dry. Grease makes a torque wrench lie, and the bolt stretches.</li>
        <li>
          Turn all of them in by hand. Then pull up crosswise, in two steps, with a torque wrench. Many cars
          ask for something between 90 and 140 Nm; the handbook has your figure.
        </li>
        <li>Tighten once more after 50 km.</li>
      </ol>
      <p>
        An arrow on the side wall is the direction of rolling, “outside” is the side one sees. The tyres with
        more tread go on the rear axle: a car that slides with its nose can still be held.
      </p>

      <h2>Washing</h2>
      <p>
        Brake dust is iron, and it is hot when it lands. Left for a season, it eats through the lacquer of an
        alloy wheel. Warm water, car shampoo and a soft brush every other wash keep it off; a wheel cleaner
        with a neutral pH takes what stays. Acid cleaners are quick because they dissolve things, lacquer and
        bolts among them. Let the wheels cool first, rinse the brakes too, and dry them by braking gently on
        the way home.
      </p>
      <p>
        A kerb scratch down to the metal wants sealing before winter, since salt creeps under the lacquer from
        there. A crack, or a dent in the bed of the rim, is not a matter of looks. Such a wheel is done.
      </p>

      <h2>Storing</h2>
      <p>
        Clean, dry, dark and cool, away from oil, petrol and from electric motors and welders, which make
        ozone. Wheels with tyres are hung up or stacked flat, with half a bar more than usual. Tyres without
        rims stand upright, and are turned a little every month. Pick stones out of the tread before they go
        away; it is the time one finds the nail.
      </p>
    </>
  );
}
