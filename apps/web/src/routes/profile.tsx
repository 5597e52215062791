import { Profile } from '../features/profile/Profile';
import { useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function ProfilePage() {
  const say = useWords();
  useTitle(say('profile.title'));
  return <Profile />;
}
