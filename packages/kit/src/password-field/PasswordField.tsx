import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';
import { TextField, type TextFieldProps } from '../text-field/TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Tells a password manager whether to fill or to offer a new one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const text = useKitText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={text(isShown ? 'hidePassword' : 'showPassword')}
          hasTooltip={false}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
