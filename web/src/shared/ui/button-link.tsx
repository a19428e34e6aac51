import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button.recipe';

/** A link inside the shop that looks like a button: use it for navigation, `Button` for actions. */
export const ButtonLink = chakra(Link, buttonRecipe);
