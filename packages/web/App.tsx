import { Sprite, Toasts } from '@tianxia/look';
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Shortcuts } from './keys/Shortcuts.tsx';
import { Broken } from './parts/Broken.tsx';
import { Lost } from './parts/Lost.tsx';
import { Wait } from './parts/Wait.tsx';
import { useReadersLanguage } from './reading.ts';
import { useLanguage, withPageWords } from './text/words.ts';

const home = () => import('./home/Home.tsx');
if (location.pathname === '/') void home(); // while the words are on their way
const Home = lazy(home);
/** What is no table: its script and the words of pages are fetched side by side. */
const page: typeof lazy = load => lazy(withPageWords(load));
const Setup = page(() => import('./setup/SetupPage.tsx'));
const HereTable = lazy(() => import('./table/HereTable.tsx'));
const ServerTable = lazy(() => import('./table/ServerTable.tsx'));
const Replay = page(() => import('./table/ReplayPage.tsx'));
const Tutorial = lazy(() => import('./learn/TutorialPage.tsx'));
const Guide = lazy(() => import('./learn/GuidePage.tsx'));
const AllRules = lazy(() => import('./learn/AllRulesPage.tsx'));
const Examples = lazy(() => import('./examples/ExamplesPage.tsx'));
const OneExample = lazy(() => import('./examples/ExamplePage.tsx'));
const Lobby = page(() => import('./lobby/LobbyPage.tsx'));
const Records = page(() => import('./records/RecordsPage.tsx'));
const Analysis = page(() => import('./analysis/AnalysisPage.tsx'));
const Puzzles = page(() => import('./puzzles/PuzzlePage.tsx'));
const OwnPuzzles = page(() => import('./puzzles/OwnPuzzlePage.tsx'));
const Account = page(() => import('./people/AccountPage.tsx'));
const SignIn = page(() => import('./people/SignInPage.tsx'));
const NewPassword = page(() => import('./people/NewPasswordPage.tsx'));
const ConfirmMail = page(() => import('./people/ConfirmMailPage.tsx'));
const Profile = page(() => import('./people/ProfilePage.tsx'));
const Api = page(() => import('./api/ApiPage.tsx'));
const Translate = page(() => import('./translate/TranslatePage.tsx'));
const Proof = page(() => import('./proof/ProofPage.tsx'));
const Rules = page(() => import('./rules/RulesPage.tsx'));

/** Every address of the site. */
export function App() {
  const [address] = useLocation();
  useReadersLanguage();
  const language = useLanguage(); // whoever shows a name of a game is drawn again when it changes, and these are opened again
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [address]);
  return (
    <Broken key={address}>
      <Sprite />
      <Suspense fallback={<Wait />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/:game?">{({ game }) => <Setup game={game} />}</Route>
          <Route path="/t/:id">{({ id }) => <ServerTable key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <Redirect to={`/t/${id}`} replace />}</Route>
          <Route path="/play/:id">{({ id }) => <HereTable key={id} id={id} />}</Route>
          <Route path="/learn">
            <AllRules />
          </Route>
          <Route path="/learn/:game">{({ game }) => <Guide key={`${game} ${language}`} game={game} />}</Route>
          <Route path="/learn/:game/table">{({ game }) => <Tutorial key={`${game} ${language}`} game={game} />}</Route>
          <Route path="/examples/:game">{({ game }) => <Examples key={game} game={game} />}</Route>
          <Route path="/examples/:game/:example">
            {({ game, example }) => <OneExample key={`${game} ${example}`} game={game} example={example} />}
          </Route>
          <Route path="/replay">
            <Replay />
          </Route>
          <Route path="/tables">
            <Lobby />
          </Route>
          <Route path="/records">
            <Records />
          </Route>
          <Route path="/records/here/:id/analysis">
            {({ id }) => <Analysis key={`${id} ${language}`} id={id} here />}
          </Route>
          <Route path="/records/:id/analysis">
            {({ id }) => <Analysis key={`${id} ${language}`} id={id} here={false} />}
          </Route>
          <Route path="/puzzles/:game">{({ game }) => <Puzzles key={`${game} ${language}`} game={game} />}</Route>
          <Route path="/puzzles/:game/own">
            {({ game }) => <OwnPuzzles key={`${game} ${language}`} game={game} />}
          </Route>
          <Route path="/docs/api">
            <Api />
          </Route>
          <Route path="/translate">
            <Translate />
          </Route>
          <Route path="/account">
            <Account />
          </Route>
          <Route path="/sign-in">
            <SignIn />
          </Route>
          <Route path="/new-password">
            <NewPassword />
          </Route>
          <Route path="/confirm-mail">
            <ConfirmMail />
          </Route>
          <Route path="/people/:who">{({ who }) => <Profile key={who} who={who} />}</Route>
          <Route path="/rules">
            <AllRules />
          </Route>
          <Route path="/proof">
            <Proof />
          </Route>
          <Route path="/rules/:game/:rule?">{({ game, rule }) => <Rules game={game} rule={rule} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
      <Toasts />
      <Shortcuts />
    </Broken>
  );
}
