import '@handrail/ui/theme/tokens.css';
import '@handrail/ui/theme/base.css';
import { startPortal } from './app/start-portal.tsx';

const element = document.getElementById('root');
if (element) void startPortal(element);
