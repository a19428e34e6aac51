import { createContext, use } from 'react';

/** A question about a car that a verdict waits for (`FitmentQuestion`). */
export interface CarQuestion {
  key: string;
  text: string;
  answers: readonly string[];
}

export interface CarPicker {
  /** Opens the picker in the header; at the engine, where only that is missing. */
  choose: (step?: 'engine') => void;
  /** Opens the dialog of a question; its answer is stored with the chosen car. */
  ask: (question: CarQuestion) => void;
  /** Loads the picker's script when the user is about to open it. */
  prepare: () => void;
}

const nothing = () => undefined;

/** Given by the shell around every page. */
export const CarPickerContext = createContext<CarPicker>({ choose: nothing, ask: nothing, prepare: nothing });

/** Opens the picker of the header, or a question's dialog, from anywhere. */
export const useCarPicker = (): CarPicker => use(CarPickerContext);
