import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { pageWidths } from '../../../scripts/build-plugins/page-widths.ts';

const breakpoints = new URL('../../../site/ui/breakpoints.css', import.meta.url).pathname;

export default { plugins: [globalData({ files: [breakpoints] }), pageWidths(), customMedia()] };
