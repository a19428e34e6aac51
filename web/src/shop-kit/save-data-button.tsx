import { SaveFileButton } from './save-file-button';

interface SaveDataButtonProps {
  /** URL of the copy. */
  address: string;
  children: string;
}

/** Saves a copy of all data that the shop keeps about a user, as a JSON file. */
export const SaveDataButton = (props: SaveDataButtonProps) => (
  <SaveFileButton {...props} name="my-data.json" size="sm" notSaved="The copy wasn't saved." />
);
