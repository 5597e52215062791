/** The part of autocannon that the benches use; the package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Readonly<Record<string, string>>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    }
    interface Client {
      setRequests(requests: readonly Request[]): void;
    }
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      setupClient?: (client: Client) => void;
    }
    interface Result {
      readonly '2xx': number;
      readonly non2xx: number;
      readonly errors: number;
      readonly timeouts: number;
      /** Seconds. */
      readonly duration: number;
      /** Milliseconds. */
      readonly latency: { readonly p50: number; readonly p99: number };
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
