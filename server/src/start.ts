import { readConfig } from './config.ts';
import { builtWeb } from './pages/built-web.ts';
import { serve } from './serve.ts';

serve(readConfig('production'), builtWeb);
