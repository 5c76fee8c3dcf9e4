import { readConfig } from './config/config.ts';
import { devWeb } from './pages/dev-web.ts';
import { serve } from './serve.ts';

serve(readConfig('development'), devWeb);
