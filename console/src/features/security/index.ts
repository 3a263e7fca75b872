export { RunDelicateProvider } from './run-delicate-provider.tsx';
