import type { ReadDatabase } from '../../../shared/read-database.js';
import type { FitmentService } from '../../cars/fitment/fitment.service.js';
import type { VehicleService } from '../../cars/vehicle/vehicle.service.js';
import type { PartFitmentService } from '../part/part-fitment.service.js';
import type { PartService } from '../part/part.service.js';
import { CarTextService } from './car-text.service.js';
import { NumbersInText } from './numbers-in-text.service.js';
import { PartSearchService } from './part-search.service.js';
import { SearchExplanationService } from './search-explanation.service.js';
import { SearchReadingService } from './search-reading.service.js';
import { SearchSuggestionService } from './search-suggestions.service.js';
import { SpellingService } from './spelling.service.js';

interface SearchNeeds {
  readonly parts: PartService;
  readonly vehicles: VehicleService;
  readonly fitments: FitmentService;
  readonly partFitments: PartFitmentService;
}

export function createSearch(
  catalogue: ReadDatabase,
  { parts, vehicles, fitments, partFitments }: SearchNeeds,
) {
  const carText = new CarTextService(catalogue);
  const readings = new SearchReadingService(
    catalogue,
    vehicles,
    carText,
    new SpellingService(catalogue),
    new NumbersInText(catalogue),
  );
  const partSearch = new PartSearchService(catalogue, parts, partFitments, readings);
  const searchExplanations = new SearchExplanationService(catalogue, fitments);
  return {
    partSearch,
    searchExplanations,
    searchSuggestions: new SearchSuggestionService(catalogue, parts, partSearch, carText, searchExplanations),
  };
}
