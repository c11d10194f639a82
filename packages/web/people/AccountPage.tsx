import { useMe } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { usePageWords } from '../text/words.ts';
import { AlertsPart } from './AlertsPart.tsx';
import { DataPart } from './DataPart.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { TokensPart } from './TokensPart.tsx';
import { WhoPart } from './WhoPart.tsx';
import './account.css';

/** Everything about oneself that one can change. */
export default function AccountPage() {
  const { people } = usePageWords();
  const me = useMe();
  useTitle(`${people.page.title} · Tianxia`);
  return (
    <>
      <Header wide />
      <main className="pp" id="content" tabIndex={-1}>
        <div className="pp-head">
          <h1>{people.page.title}</h1>
          <span className="note">
            {me === null ? people.page.nobodyHint : me && !me.account ? people.page.guestNote : ''}
          </span>
        </div>
        {me !== undefined && !me?.account && (
          <div className="pp-grid">
            <KeepAccount key={me?.id} me={me} />
            {me && (
              <div>
                <WhoPart me={me} />
                <AlertsPart me={me} />
                <DataPart me={me} />
              </div>
            )}
          </div>
        )}
        {me?.account && <ProofDialog me={me} />}
        {me?.account && (
          <div className="pp-grid">
            <div>
              <WhoPart key={me.id} me={me} />
              <PasswordPart me={me} />
              <SecondFactorPart me={me} />
              <PasskeysPart />
              <DataPart me={me} />
            </div>
            <div>
              <AlertsPart me={me} />
              <SessionsPart />
              <TokensPart />
            </div>
          </div>
        )}
      </main>
    </>
  );
}
