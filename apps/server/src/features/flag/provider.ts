import { FlagdCore } from '@openfeature/flagd-core';
import { OpenFeatureEventEmitter, ProviderEvents } from '@openfeature/server-sdk';
import type {
  EvaluationContext,
  JsonValue,
  Logger,
  Provider,
  ResolutionDetails,
} from '@openfeature/server-sdk';

/** An OpenFeature provider that evaluates flagd definitions in this process: the rules leave it never. */
export class DefinitionsProvider implements Provider {
  readonly metadata = { name: 'flagd definitions in process' };
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  // Compiled targeting would be made by `new Function`; interpreted rules cost a few microseconds more.
  private readonly core = new FlagdCore(undefined, undefined, { disableDynamicCodeGeneration: true });

  /** Puts definitions in force and answers the names of flags that changed. Throws for a text that holds none. */
  use(definitions: string): readonly string[] {
    const changed = this.core.setConfigurations(definitions);
    this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: changed });
    return changed;
  }

  names(): readonly string[] {
    return [...this.core.getFlags().keys()];
  }

  resolveBooleanEvaluation(name: string, otherwise: boolean, context: EvaluationContext, log: Logger) {
    return Promise.resolve(this.core.resolveBooleanEvaluation(name, otherwise, context, log));
  }

  resolveStringEvaluation(name: string, otherwise: string, context: EvaluationContext, log: Logger) {
    return Promise.resolve(this.core.resolveStringEvaluation(name, otherwise, context, log));
  }

  resolveNumberEvaluation(name: string, otherwise: number, context: EvaluationContext, log: Logger) {
    return Promise.resolve(this.core.resolveNumberEvaluation(name, otherwise, context, log));
  }

  resolveObjectEvaluation<T extends JsonValue>(
    name: string,
    otherwise: T,
    context: EvaluationContext,
    log: Logger,
  ): Promise<ResolutionDetails<T>> {
    return Promise.resolve(this.core.resolveObjectEvaluation(name, otherwise, context, log));
  }
}
