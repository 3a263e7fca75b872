export { FilterSelect } from './filter-select.tsx';
export { SearchBox } from './search-box.tsx';
export { queueViewTexts } from './queue-filters.ts';
export { savedViewAddress, useSavedViews } from './views/use-saved-views.ts';
