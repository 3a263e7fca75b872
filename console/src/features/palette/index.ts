export { PaletteOpener } from './palette-opener.tsx';
