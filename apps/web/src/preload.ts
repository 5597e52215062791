import { prefetchFirstCalls } from './app/preload/first-calls';
import { preloadPage } from './app/preload/preload-page';
import { namedScripts, runInTurn } from './app/preload/run-in-turn';

// Runs before the app, whose libraries take a processor longer to read than a server takes to answer.
// Where a browser holds few connections the answers, which are small, come before the code.
prefetchFirstCalls();
preloadPage(window.location.pathname);
runInTurn(namedScripts());
