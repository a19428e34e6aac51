/** Text of the article `reading-part-numbers`. */
export function ReadingPartNumbers() {
  return (
    <>
      <p>
        Two filters look the same, cost nearly the same, and one of them leaks. The name on the box will not
        tell them apart, the number will. It pays to know which of the numbers on an old part says what,
        because most parts carry four or five of them and only one is the one you order by.
      </p>

      <h2>The numbers on a part, sorted</h2>
      <ul>
        <li>
          <b>The part maker’s number.</b> Printed largest, often beside the brand. It names exactly this part
          in that maker’s list. It is the number in our catalogue.
        </li>
        <li>
          <b>The car maker’s number</b>, also called the OE or OEM number. It names the part as the car
          factory ordered it. Several part makers may supply it, each under a number of its own.
        </li>
        <li>
          <b>The barcode.</b> Thirteen digits below the bars name the box for the till. Useful in a warehouse,
          useless for finding a substitute.
        </li>
        <li>
          <b>An approval mark.</b> A capital E in a circle with a figure says which country gave the approval:
          1 is Germany, 4 the Netherlands. What follows is the rule and the file, such as 90R for replacement
          brake linings. It says that the part may be used, not that it fits.
        </li>
        <li>
          <b>A batch or date code.</b> Short, often only stamped. Makers ask for it in a complaint; nobody
          orders by it.
        </li>
      </ul>

      <h2>Spaces, dashes, letters</h2>
      <p>
        Makers group their digits so that people can read them aloud. The groups mean nothing to a search:
        <b> AX 2048 115-H</b>, <b>AX2048115H</b> and <b>ax-2048-115h</b> are one number here, and three
        characters of it are enough to begin with. What you must not drop are the letters and digits
        themselves.
      </p>
      <p>
        The last sign is the one most often left out, and the one that matters most. A suffix can stand for
        left or right, for a colour, for a box of ten, or for a version that replaced an older one after a
        change nobody can see from outside. There is no rule that all makers share. If your old part ends in a
        letter and the new one does not, treat them as different until the maker’s list says otherwise.
      </p>
      <p>
        Beware of look-alikes: 0 and O, 1 and I, 8 and B, 5 and S. On a worn stamping, take a photograph in
        light from the side and read it on the screen.
      </p>

      <h2>Numbers that are measurements</h2>
      <p>
        Much of what stands on a part is no name at all but a size, written in a fixed way. These you can
        check with a ruler.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">On the part</th>
            <th scope="col">What it says</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">M14 x 1.25</th>
            <td>Metric thread, 14 mm across, 1.25 mm from one turn to the next</td>
          </tr>
          <tr>
            <th scope="row">3/4-16 UNF</th>
            <td>Inch thread, 3/4 inch (19.05 mm) across, 16 turns to the inch</td>
          </tr>
          <tr>
            <th scope="row">205/55 R16 91V</th>
            <td>Tyre 205 mm wide, side wall 55 % of that, radial, 16 inch rim, 615 kg, 240 km/h</td>
          </tr>
          <tr>
            <th scope="row">7J x 16 ET45 5x112</th>
            <td>Rim 7 inch wide, 16 inch across, offset 45 mm, five holes on a circle of 112 mm</td>
          </tr>
          <tr>
            <th scope="row">12 V 74 Ah 680 A</th>
            <td>Battery voltage, capacity over 20 hours, starting current at −18 °C</td>
          </tr>
          <tr>
            <th scope="row">SAE 5W-30</th>
            <td>How thin the oil is cold and hot; the maker’s approval is a separate line</td>
          </tr>
        </tbody>
      </table>
      <p>
        A thread that goes in for two turns and then binds is the wrong thread. 3/4-16 and M20 x 1.5 are close
        enough to fool a hand and far enough apart to spoil a housing.
      </p>

      <h2>Starting from the car</h2>
      <p>
        The vehicle identification number has seventeen characters and never contains I, O or Q. It names one
        car, so a workshop list can find from it what was fitted on the day it was built. It can’t know what a
        former owner changed. Engine code and date of first registration narrow things down when the number
        does not: many models changed a part in the middle of a year.
      </p>

      <h2>Four steps that avoid a wrong order</h2>
      <ol>
        <li>
          Take the old part out, or at least look at it, before you order. Clean it and photograph every side.
        </li>
        <li>Copy the whole number, suffix included, and search for that. Then compare the picture.</li>
        <li>
          Measure two things that can’t be seen in a picture: a thread, a height, a distance between holes.
        </li>
        <li>
          If the numbers differ, find the sentence that links them: “replaces”, “supersedes”, or the car
          maker’s number on both. No sentence, no order.
        </li>
      </ol>
      <p>
        Keep the box until the part is in and working. The number on it is the one you will want in five
        years.
      </p>
    </>
  );
}
