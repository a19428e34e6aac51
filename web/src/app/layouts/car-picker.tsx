import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { CarPickerContext, type CarPicker, type CarQuestion } from '#shop-kit/car/car-picker';

/** Purpose for which the picker was opened: a car, its engine only, or an answer. */
export type CarRequest = { view: 'car' | 'engine' } | { view: 'question'; question: CarQuestion };

interface OpenedPicker {
  request: CarRequest | null;
  /** Closes it; focus goes back to the element that opened it. */
  close: () => void;
}

const OpenedPickerContext = createContext<OpenedPicker>({ request: null, close: () => undefined });

/** Content of the picker in the header, and how to close it. */
export const useOpenedPicker = () => use(OpenedPickerContext);

/** Loads the picker on demand. */
export const loadCarPanel = async () => (await import('#features/cars/car/car-panel')).CarPanel;

/** Lets everything inside open the picker, which the header shows. */
export function CarPickerProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<CarRequest | null>(null);
  const opener = useRef<Element | null>(null);

  const picker = useMemo((): CarPicker => {
    function open(requested: CarRequest) {
      opener.current = document.activeElement;
      setRequest(requested);
    }
    return {
      choose: (step) => open({ view: step ?? 'car' }),
      ask: (question) => open({ view: 'question', question }),
      // The picker itself retries and reports failures.
      prepare: () => void loadCarPanel().catch(() => undefined),
    };
  }, []);

  function close() {
    setRequest(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <CarPickerContext value={picker}>
      <OpenedPickerContext value={{ request, close }}>{children}</OpenedPickerContext>
    </CarPickerContext>
  );
}
