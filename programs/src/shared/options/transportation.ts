import { defineOptions } from '@handrail/engine';

export const transportationOptions = defineOptions([
  { label: 'My own car or truck', value: 'ownVehicle' },
  { label: 'A car I share or borrow', value: 'sharedVehicle' },
  { label: 'Bus or streetcar', value: 'publicTransit' },
  { label: 'Taxi or ride service', value: 'rideService' },
  { label: 'Bicycle or scooter', value: 'bicycle' },
  { label: 'I walk', value: 'walk' },
  { label: 'Another way', value: 'other' },
]);
