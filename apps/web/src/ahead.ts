import { sendFirstCalls } from './app/ahead/first-calls';
import { readPageAhead } from './app/ahead/read-page-ahead';

// Runs before the app, whose libraries take a processor longer to read than a server takes to answer.
readPageAhead(window.location.pathname);
sendFirstCalls();
