import type { Decorator } from 'final-form';

/**
 * Delays blur of a field until the mouse button is released: the error that then shows under the field would move
 * the clicked element away, and the click would be lost.
 */
export const blurAfterClick = <Values extends object>(): Decorator<Values> =>
  function decorate(form) {
    const { blur } = form;
    let pressed = false;
    let left: (keyof Values)[] = [];

    form.blur = (name) => {
      if (pressed) left.push(name);
      else blur(name);
    };
    function press() {
      pressed = true;
    }
    function leave() {
      pressed = false;
      for (const name of left) blur(name);
      left = [];
    }
    // The click comes first.
    const handleRelease = () => setTimeout(leave);

    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', handleRelease, true);
    document.addEventListener('dragend', handleRelease, true);
    return () => {
      form.blur = blur;
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', handleRelease, true);
      document.removeEventListener('dragend', handleRelease, true);
    };
  };
