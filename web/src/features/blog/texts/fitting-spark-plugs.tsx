/** Text of the article `fitting-spark-plugs`. */
export function FittingSparkPlugs() {
  return (
    <>
      <p>
        Changing spark plugs takes an hour and looks harmless. The plug costs little; the thread it goes into
        is part of the cylinder head. Nearly everything that goes wrong does so in the first two turns or in
        the last quarter of one.
      </p>

      <h2>The right plug</h2>
      <p>Go by the number, then check what the number stands for:</p>
      <ul>
        <li>
          <b>Thread</b>: M14 x 1.25 on most engines, M12 x 1.25 or M10 x 1 where there is little room.
        </li>
        <li>
          <b>Reach</b>, the length of the thread: 19 and 26.5 mm are common. Too short, and carbon fills the
          last turns of the head. Too long, and the plug may meet the piston.
        </li>
        <li>
          <b>Seat</b>: flat with a washer, or a cone without one. They are tightened quite differently.
        </li>
        <li>
          <b>Heat range</b>: how quickly the plug sheds heat. Some makers count upwards towards cold, others
          towards hot, so the figure means nothing across brands.
        </li>
        <li>
          <b>Electrodes</b>: nickel, platinum or iridium. The precious ones last two or three times as long
          and want less voltage. They do not add power.
        </li>
      </ul>

      <h2>Taking the old ones out</h2>
      <p>
        Work on a cold engine. In a hot aluminium head the thread grips, and what comes out with the plug is
        the thread. Switch the ignition off and wait a minute before you pull a connector.
      </p>
      <p>
        Mark or lay out coils and leads in order. Twist a pencil coil a little before you lift it, so that the
        rubber lets go of the plug. Blow out the wells with compressed air <em>before</em> you turn the first
        plug: sand that lies there falls into the cylinder otherwise. Then loosen each by half a turn, blow
        again, and take it out. If one goes stiff, stop, put a drop of penetrating oil on it, turn it back in
        a little, and take your time.
      </p>

      <h2>What the old ones say</h2>
      <ul>
        <li>Grey to light brown and dry: all is well.</li>
        <li>Black and sooty: the mixture is rich, or the car knows short trips only.</li>
        <li>Black and wet: oil, past valve guides or rings.</li>
        <li>White, blistered, or with a melted edge: too hot. Find out why before new plugs go in.</li>
        <li>One plug unlike the others: the fault is in that cylinder, not in the plugs.</li>
      </ul>

      <h2>The gap</h2>
      <p>
        Plugs come with the gap of the most common engine. Compare it with the handbook, using a wire gauge; a
        flat one reads wrong on a worn electrode. If you have to correct it, bend the outer electrode only,
        and never lever against the centre one. Tips of iridium and platinum are as thin as 0.6 mm and break
        before they bend. With those, a wrong gap usually means a wrong plug.
      </p>

      <h2>Putting the new ones in</h2>
      <ol>
        <li>
          Start each plug by hand, with no ratchet: the socket and its extension between two fingers, or a
          piece of rubber hose over the insulator. Hose slips when the thread is crossed. A ratchet does not.
        </li>
        <li>Turn it in by hand until it sits. It must run freely all the way.</li>
        <li>
          Tighten with a torque wrench, dry and clean. The handbook’s figure rules. Without one, these are for
          aluminium heads:
        </li>
      </ol>
      <table>
        <thead>
          <tr>
            <th scope="col">Plug</th>
            <th scope="col">Torque</th>
            <th scope="col">Or from finger-tight</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">M14, flat seat, new washer</th>
            <td>25 to 29 Nm</td>
            <td>half to two thirds of a turn</td>
          </tr>
          <tr>
            <th scope="row">M14, cone seat</th>
            <td>10 to 20 Nm</td>
            <td>one sixteenth of a turn</td>
          </tr>
          <tr>
            <th scope="row">M12, flat seat</th>
            <td>15 to 20 Nm</td>
            <td>see the box</td>
          </tr>
          <tr>
            <th scope="row">M10, flat seat</th>
            <td>10 to 12 Nm</td>
            <td>see the box</td>
          </tr>
        </tbody>
      </table>
      <p>
        A plug that goes back in with its old, flattened washer needs only about a twelfth of a turn. Too
        loose is as bad as too tight: a plug cools itself through its seat, and one that does not sit firmly
        overheats.
      </p>
      <p>
        Leave the thread without paste unless plug maker and car maker both ask for it. Grease makes the same
        torque pull about a fifth to a third harder, and the plating on a modern plug is there to come out
        again.
      </p>

      <h2>Last things</h2>
      <p>
        A plug that fell on the floor goes into the bin: the insulator cracks where nobody sees it. Press each
        coil home until it clicks, tighten its screw, plug the connectors in, start. The engine should run
        evenly at once. If it shakes, one connector is not seated, or two leads have changed places; switch
        off soon, for unburnt petrol ruins the catalytic converter.
      </p>
      <p>
        Write date and distance under the bonnet. Nickel plugs are due after some 30,000 km, the precious ones
        after 60,000 to 100,000. The handbook knows.
      </p>
    </>
  );
}
