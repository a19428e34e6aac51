/** Text of the article `brake-check`. */
export function BrakeCheck() {
  return (
    <>
      <p>
        Brakes wear slowly, and slowly is what makes them easy to miss: the pedal feels today as it did
        yesterday. Half an hour twice a year, when the wheels are off anyway, tells you more than a warning
        lamp does. You need a jack and two stands, a torque wrench, a torch, and something that measures a
        tenth of a millimetre.
      </p>

      <h2>Before you start</h2>
      <p>
        Stand the car on firm, level ground, put a chock behind a wheel that stays down, and slacken the wheel
        bolts before you lift it. The jack lifts, the stands hold: nothing of you goes under a car that rests
        on a jack alone. Do one wheel at a time. If you lose track of how a spring or a clip sat, the other
        side still shows it.
      </p>

      <h2>Pads: how much is left</h2>
      <p>
        Look through the opening of the caliper at the lining, not at the steel plate that carries it. A new
        front pad has ten to twelve millimetres of lining. Most makers want it changed at two or three; your
        handbook has the figure. Look at the inner pad as well. It hides behind the disc and often wears
        first.
      </p>
      <ul>
        <li>Inner pad much thinner than the outer one: the guide pins of a sliding caliper are stuck.</li>
        <li>One pad worn to a wedge: a pin or the pad itself is seized in its bracket.</li>
        <li>Left and right side differ by more than two millimetres: one piston does not move freely.</li>
        <li>
          Lining cracked, crumbling or wet with oil or fluid: change the pads, whatever their thickness.
        </li>
      </ul>
      <p>
        A thin steel tongue on some pads squeals when the lining is nearly gone; others carry a wire that
        lights a lamp. Both are last calls. Pads are changed on both wheels of an axle, always.
      </p>

      <h2>Discs: thickness, face, run-out</h2>
      <p>
        The smallest permitted thickness is stamped or cast into the hub or the rim of nearly every disc, as
        “MIN TH” and a figure. Measure in the middle of the face, in three places. An ordinary caliper rests
        on the rusty lip at the edge and reads too much, so use a micrometer, or lay a coin on each side and
        take their thickness off. A disc usually starts two millimetres above its limit.
      </p>
      <p>
        Fine grooves are normal. Grooves that catch a fingernail, blue patches, cracks that reach the edge or
        a hole, and rust that braking no longer scrapes away are reasons for new discs. If the pedal or the
        steering wheel pulses, measure run-out with a dial gauge: a disc on its hub should not wander more
        than about 0.05 mm in a turn. Clean the hub before you blame the disc. Rust of a tenth under it does
        the same.
      </p>
      <p>
        Discs are changed in pairs, and new discs get new pads. Some new discs are oiled against rust and must
        be wiped with brake cleaner; coated ones go on as they are.
      </p>

      <h2>Hoses and fluid</h2>
      <p>
        Bend each hose gently. Cracks in the rubber, a bulge when somebody presses the pedal, or a wet end
        fitting mean a new hose. Look at the inside of the tyre and at the back plate too: a leak leaves a
        trail.
      </p>
      <p>
        Glycol fluid takes up water from the air, through hoses and seals, year after year. Fresh DOT 4 boils
        at 230 °C or more; with 3.7 % of water in it the standard only asks for 155 °C. Hot brakes on a long
        descent get there, and steam in the line is a pedal that sinks to the floor. Two years is the usual
        interval. Top up only with the class on the cap, from a bottle that was opened today, and keep it off
        the paint. If the level has fallen, look at the pads first: as they wear, the pistons move out and the
        fluid follows them. Topping up over worn pads only means an overflow when new ones go in.
      </p>

      <h2>Putting it back</h2>
      <ol>
        <li>Wipe the contact faces of hub and wheel clean. Leave them dry.</li>
        <li>Run the bolts in by hand, then pull them up crosswise in two steps with the torque wrench.</li>
        <li>
          If anything at the brakes was apart, press the pedal until it is hard <em>before</em> the car moves.
          The first stroke goes to the floor while the pistons find the pads.
        </li>
        <li>
          New pads or discs want about ten gentle stops from 60 km/h, with room to cool between them. Stay off
          the full brake for the first 200 km unless you need it.
        </li>
        <li>Tighten the wheel bolts once more after 50 km.</li>
      </ol>

      <h2>When to stop and call somebody</h2>
      <p>
        A pedal that sinks under a steady foot, a car that pulls to one side, a wheel too hot to touch after a
        short drive, or a brake lamp that stays on are not for later. Do not drive there; have it fetched. And
        if you have never opened a brake line before, do it the first time beside somebody who has.
      </p>
    </>
  );
}
