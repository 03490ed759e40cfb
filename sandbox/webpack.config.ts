import { pagePreset } from '@fanfare/platform/webpack';

export default () => pagePreset({ entry: './src/pages/index.tsx', template: 'src/pages/index.html', publicPath: '/assets/' });
