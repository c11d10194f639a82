import { Component, type ReactNode } from 'react';
import { useWords } from '../text/words.ts';
import { Notice } from './Notice.tsx';

function Fallen() {
  const { broken, lost } = useWords();
  return (
    <Notice
      title={broken.title}
      text={broken.text}
      main={{ name: broken.reload, run: () => location.reload() }}
      other={{ name: lost.home, run: () => location.assign('/') }}
    />
  );
}

/** When a page throws, it says so, and what was kept. */
export class Broken extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override render() {
    return this.state.fallen ? <Fallen /> : this.props.children;
  }
}
