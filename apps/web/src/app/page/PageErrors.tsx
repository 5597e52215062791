import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage';

interface PageErrorsProps {
  /** The place that is shown; another one is tried afresh. */
  readonly place: string;
  readonly children: ReactNode;
}
interface Broken {
  readonly error: unknown;
}

/** Keeps a page that breaks from taking bar and foot with it. */
export class PageErrors extends Component<PageErrorsProps, { broken: Broken | null }> {
  override state: { broken: Broken | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidUpdate(before: PageErrorsProps) {
    if (before.place !== this.props.place && this.state.broken) this.setState({ broken: null });
  }

  override render() {
    return this.state.broken ? <BrokenPage error={this.state.broken.error} /> : this.props.children;
  }
}
