/** Text of the article `battery-in-winter`. */
export function BatteryInWinter() {
  return (
    <>
      <p>
        Batteries are worn out by heat and found out by cold. The one that fails on the first frosty morning
        was weak in August; it was merely not asked. A voltmeter for little money and ten minutes in October
        spare you the morning.
      </p>

      <h2>Why cold hurts</h2>
      <p>
        A battery makes current by a chemical reaction, and cold slows it down. At 0 °C about four fifths of
        the capacity are left, at −20 °C about half. The engine wants more at the same time, because its oil
        is stiff. And a car that makes short trips in the dark, with heated windows, fans and lamps, puts less
        back than it takes.
      </p>

      <h2>Measure it</h2>
      <p>
        Let the car stand for some hours, best overnight. Open the bonnet without switching anything on, and
        measure across the poles.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">At rest</th>
            <th scope="col">Charge</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">12.6 V or more</th>
            <td>full</td>
            <td>nothing</td>
          </tr>
          <tr>
            <th scope="row">12.4 V</th>
            <td>three quarters</td>
            <td>charge soon</td>
          </tr>
          <tr>
            <th scope="row">12.2 V</th>
            <td>half</td>
            <td>charge today</td>
          </tr>
          <tr>
            <th scope="row">12.0 V or less</th>
            <td>a quarter or less</td>
            <td>charge at once, then test under load</td>
          </tr>
        </tbody>
      </table>
      <p>
        Batteries of the AGM kind stand 0.1 to 0.2 V higher. With the engine running you should read about
        13.8 to 14.7 V. Less means that the alternator or its belt is the patient. Cars with a battery sensor
        may go lower for a while on purpose.
      </p>
      <p>
        Voltage tells charge, not health. Watch the meter while somebody else starts the engine: if it falls
        below about 9.6 V on a mild day, a full battery is near its end. A workshop’s tester says the same in
        figures.
      </p>

      <h2>Charge it</h2>
      <p>
        Use a charger with an automatic end, set to the kind of battery you have. A tenth of the capacity is a
        kind current: some 7 A for 74 Ah. Charge in a room with air, because hydrogen comes off, and keep
        flames and sparks away. Clamp red to plus first and black to minus after, then switch on; switch off
        before you take them away. On cars with start-stop the black clamp goes to the earth point named in
        the handbook, so that the sensor counts.
      </p>
      <p>
        <b>Never charge a frozen battery.</b> A full one does not freeze in any winter you will drive in, an
        empty one does at about ten below. If the case bulges or is cracked, it goes to recycling. Otherwise
        bring it into the warm for a day first.
      </p>

      <h2>Clean it and tie it down</h2>
      <ol>
        <li>Engine off, key away from the car. Ask whether the radio has a code.</li>
        <li>Take the minus clamp off first, then plus. On again the other way round: plus, then minus.</li>
        <li>
          Brush white or green bloom off poles and clamps, with warm water and baking soda. Wear gloves and
          glasses.
        </li>
        <li>
          Tighten the clamps until they can’t be turned by hand. Then a film of acid-free grease on the
          outside.
        </li>
        <li>Fasten the hold-down. A battery that shakes sheds its plates.</li>
      </ol>

      <h2>Jump leads, in order</h2>
      <ol>
        <li>Red to plus of the empty battery, then to plus of the other.</li>
        <li>
          Black to minus of the other, then to bare metal on the engine of the car that does not start, away
          from the battery.
        </li>
        <li>Start the helper, wait two or three minutes, start the other.</li>
        <li>
          Switch on the rear-window heater of the car that was helped, then take the leads off in reverse
          order.
        </li>
      </ol>
      <p>
        Afterwards it takes hours of driving, or a night on the charger, to fill the battery. Twenty minutes
        to work will not do it.
      </p>

      <h2>A new one</h2>
      <p>
        Match the size of the case, the place of plus and minus, the hold-down, the ampere-hours and the
        starting current. The current is the figure that matters in winter: it is measured at −18 °C. A little
        more is fine. Cars with start-stop need the kind they came with, AGM or EFB; an ordinary battery there
        lasts a season. Some must be told of the change with a diagnostic tool, or they go on charging the old
        battery. Look at the date, for a battery ages on the shelf as well, and measure before you fit it:
        12.6 V, or back it goes.
      </p>
      <p>
        Five years is an honest life. The old one holds lead and acid, and every shop that sells batteries
        takes it back.
      </p>

      <h2>If the car stands</h2>
      <p>
        Control units sleep, but not soundly. Up to 50 mA is normal, which empties 74 Ah in two months. A
        small charger that holds the voltage, or an hour’s drive every second week, keeps it alive.
      </p>
    </>
  );
}
