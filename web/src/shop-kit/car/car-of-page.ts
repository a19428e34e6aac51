import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ChosenCar, withAnswer } from './car';
import { carFromSearch, withCar } from './car-address';
import { useChooseCar, useChosenCar } from './chosen-car';
import { isSameCar } from './same-car';

export interface CarOfPage {
  /** The car of the address, else the one that this browser keeps, which is known only once the page is taken over. */
  chosen: ChosenCar | null;
  /** The same page's address with an answer more; null while its address has no car. */
  addressWith: (question: string, answer: string) => string | null;
  /** Keeps an answer where the car is: in the address, in the browser. */
  answer: (question: string, answer: string) => void;
}

/** The car that a page is about, and what may be answered about it. */
export function useCarOfPage(): CarOfPage {
  const kept = useChosenCar();
  const keep = useChooseCar();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ofAddress = carFromSearch(params);

  function addressWith(question: string, answer: string) {
    return ofAddress && `${pathname}?${withCar(params, withAnswer(ofAddress, question, answer))}`;
  }

  return {
    chosen: ofAddress ?? kept,
    addressWith,
    answer(question, answer) {
      const address = addressWith(question, answer);
      if (address) void navigate(address, { replace: true, preventScrollReset: true });
      // Somebody else's car in a shared address does not become the reader's.
      if (!ofAddress || (kept && isSameCar(ofAddress.car, kept.car))) keep.answer(question, answer);
    },
  };
}
