import type { DemoPart } from '../demo-data.types.js';

/** A part as a category file lists it: the category is the file's, the picture is named by its render. */
export interface StockedPart extends Omit<DemoPart, 'category' | 'image' | 'createdBy'> {
  /** Name of a render in assets/pictures/parts, without its ending. */
  picture: string;
}
