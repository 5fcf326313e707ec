import { Component, type ReactNode } from 'react';

/** What breaks in it is left out, and the page around it stays. For what a page can do without. */
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
