/** Text of the article `choosing-oil-filter`. */
export function ChoosingOilFilter() {
  return (
    <>
      <p>
        An oil filter is a cheap part in a place where a mistake is dear. All the oil of the engine goes
        through it, several times a minute. Choosing one is a matter of five measurements; fitting one is a
        matter of cleanliness and of not being strong.
      </p>

      <h2>Two kinds</h2>
      <p>
        A <b>spin-on filter</b> is a steel can with paper, valves and seal inside. You change all of it. A{' '}
        <b>cartridge</b> is the paper alone; housing and cap stay on the engine, and only the insert and the
        rubber rings are new. Neither is better. The engine decides, and they can’t be exchanged for one
        another.
      </p>

      <h2>What has to match</h2>
      <p>For a spin-on filter, in this order:</p>
      <ol>
        <li>
          <b>The thread.</b> 3/4-16 UNF and M20 x 1.5 are the common ones. They look alike and are not: one
          will start on the other’s stud and then strip it.
        </li>
        <li>
          <b>The seal.</b> Its inner and outer diameter must lie on the machined face of the engine, all
          round.
        </li>
        <li>
          <b>The anti-drain valve.</b> A rubber flap that keeps the filter full while the engine stands.
          Filters that hang sideways or upside down need it. Without it the bearings wait for oil at each
          start, and you hear it.
        </li>
        <li>
          <b>The bypass valve.</b> It opens when the paper is clogged or the oil is thick with cold, so that
          the engine gets dirty oil rather than none. The opening pressure is part of the specification;
          values from 0.8 to 1.7 bar are usual. On some engines the valve sits in the block, and the filter
          has none.
        </li>
        <li>
          <b>Height and width.</b> More paper does no harm, if there is room. Check for the steering, the
          exhaust and the stone guard.
        </li>
      </ol>
      <p>
        For a cartridge it is height, outer diameter, the hole at each end, and the plastic lugs or drain plug
        that some of them carry. If a new cap ring and a washer for the drain plug are in the box, use them.
        The old ones have taken the shape of the old gap.
      </p>
      <p>
        All of this is what the maker’s number stands for. Search for the number on the old filter, then
        compare the measurements, in case the last owner was wrong too.
      </p>

      <h2>What need not match</h2>
      <p>
        The colour, and the kind of oil: a filter for a given engine does not care whether the oil is mineral
        or synthetic. What matters with long intervals is that the filter is made for them, which the maker
        says in so many words.
      </p>

      <h2>Fitting a spin-on filter</h2>
      <ol>
        <li>Warm the engine for a few minutes. Oil that runs takes the dirt with it. Then switch off.</li>
        <li>Drain the sump, with a new washer for the plug, and place the tray under the filter.</li>
        <li>
          Turn the old filter off with a strap or a cap wrench. <b>Look for its rubber ring.</b> If it is not
          on the filter it is still on the engine, and a new filter on top of an old ring will hold for a
          minute and then empty the sump.
        </li>
        <li>
          Wipe the face. Put a film of fresh oil on the new ring, so that it slides instead of creasing.
        </li>
        <li>
          If the filter hangs with its opening up, fill it to two thirds first. Screw it on by hand until the
          ring touches.
        </li>
        <li>
          Then turn it on by the amount printed on the can, for most three quarters of a turn, by hand. No
          wrench. The ring seals because it is pressed, not because it is crushed.
        </li>
      </ol>

      <h2>Fitting a cartridge</h2>
      <p>
        The cap is plastic and has a torque, often 25 Nm. It is printed on it. Put the new ring into its own
        groove; there may be an old groove beside it for another version. Press the insert into the cap first,
        so that it seats, then turn the cap in by hand until the threads have it, then use the torque wrench.
      </p>

      <h2>Afterwards</h2>
      <p>
        Fill in a little less oil than the handbook says. Start, let it idle, and watch the oil lamp: it
        should go out within a few seconds. Look at the filter and the plug with a torch while the engine
        runs. Switch off, wait five minutes, read the dipstick on level ground, and fill up to the mark. Too
        much is as wrong as too little, because the crankshaft beats it to foam.
      </p>
      <p>
        The filter is changed with the oil, each time. A new filter does not make old oil new, and an old
        filter soils new oil in the first minute. Distance and time both count: most handbooks say a year even
        for a car that hardly moved, since short trips leave water and petrol behind.
      </p>
      <p>
        Old oil and the filter, drained for a day, go back to where the oil was bought or to the collection
        point of your town. Never into a drain.
      </p>
    </>
  );
}
