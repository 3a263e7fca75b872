import '@handrail/ui/theme/tokens.css';
import '@handrail/ui/theme/base.css';
import { forgetFailedStyles } from '@handrail/ui';
import { startPortal } from './app/start-portal.tsx';

forgetFailedStyles();
const element = document.getElementById('root');
if (element) void startPortal(element);
