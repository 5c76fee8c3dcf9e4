export { loadLiveRents } from './live-rents.ts';
export { LocationInput } from './picker/location-input.tsx';
export { LocationPicker } from './picker/location-picker.tsx';
export { joinPlaces, noPlaces, type PickerContent, placesIn } from './picker/picker-state.ts';
export { Breadcrumbs } from './profile/breadcrumbs.tsx';
