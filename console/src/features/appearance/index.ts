export { ThemeSelect } from './theme-select.tsx';
