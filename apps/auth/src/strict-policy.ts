// Before any schema is made: without this zod would try whether it may make code of text, which the content policy
// forbids and the browser would report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
