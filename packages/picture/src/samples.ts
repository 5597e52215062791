// What a choice looks like: apart from the drawings of luminaires, which whoever shows a choice need not read.
export { temperatureColour } from './light';
export { drawSwatch } from './swatch';
export { drawInstallation } from './installation/drawing';
