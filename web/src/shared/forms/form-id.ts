import { createContext, use } from 'react';

/** Id of the enclosing form; fields derive theirs from it, so that a summary can link to them. */
export const FormId = createContext('form');

/** The id of a field by its name, the same for the control and for links to it. */
export const useFieldId = (name: string) => `${use(FormId)}-${name}`;
