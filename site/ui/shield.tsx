import { Component, type ReactNode } from 'react';

/** Error boundary for optional parts: a failed part disappears and the page remains. */
export class Shield extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
