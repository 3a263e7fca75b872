export { FieldInput } from './field-input.tsx';
export { FormProvider, type FormSurroundings } from './form-context.tsx';
export { createFormStore, type FormStore } from './form-store.ts';
