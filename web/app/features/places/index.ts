export { LocationInput } from './picker/location-input.tsx';
export { LocationPicker } from './picker/location-picker.tsx';
export { noPlaces, type PickerContent } from './picker/picker-state.ts';
export { Breadcrumbs } from './profile/breadcrumbs.tsx';
